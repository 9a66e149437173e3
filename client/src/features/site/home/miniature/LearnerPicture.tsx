/** A drawn learner at his desk in the evening. Nobody real. */
export function LearnerPicture() {
  return (
    <svg aria-hidden="true" viewBox="0 0 176 132" preserveAspectRatio="xMidYMid slice" className="size-full">
      <defs>
        <radialGradient id="learner-lamp">
          <stop offset="0" stopColor="var(--drawn-glow)" stopOpacity="0.45" />
          <stop offset="1" stopColor="var(--drawn-glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="176" height="132" fill="var(--drawn-evening)" />
      <path d="M14 12h46v56H14z" fill="var(--drawn-dusk)" />
      <path d="M36 12h2v56h-2zM14 38h46v2H14z" fill="var(--drawn-evening)" />
      <circle cx="150" cy="44" r="60" fill="url(#learner-lamp)" />
      <path d="M140 30h20l5 14h-30z" fill="var(--drawn-light)" />
      <path d="M149 44h2v60h-2z" fill="var(--drawn-wood)" />
      <g className="miniature-nod">
        <path d="M78 78h24v22q-12 9-24 0z" fill="var(--drawn-skin-2-shade)" />
        <path
          d="M34 132c1-26 14-36 44-41 4 7 8 10 12 10s8-3 12-10c30 5 43 15 44 41z"
          fill="var(--drawn-shirt)"
        />
        <path
          d="M78 91c4 7 8 10 12 10s8-3 12-10l5 3c-5 9-10 14-17 14s-12-5-17-14z"
          fill="var(--drawn-shirt-edge)"
        />
        <path
          d="M67 52c0-20 9-31 23-31s23 11 23 31c0 22-10 37-23 37S67 74 67 52z"
          fill="var(--drawn-skin-2)"
        />
        <path
          d="M67 60c2 6 4 10 8 11 4-3 10-4 15-4s11 1 15 4c4-1 6-5 8-11 0 18-9 30-23 30S67 78 67 60z"
          fill="var(--drawn-hair)"
          opacity="0.55"
        />
        <path
          d="M65 56c-5-24 6-41 26-41 19 0 30 14 24 40-1-11-4-17-8-21-10 3-24 2-32-3-5 5-8 12-10 25z"
          fill="var(--drawn-hair)"
        />
        <path
          d="M73 47q6-3 11 0m12 0q5-3 11 0"
          fill="none"
          stroke="var(--drawn-hair)"
          strokeLinecap="round"
          strokeWidth="2"
        />
        <g className="miniature-blink" fill="var(--drawn-hair)">
          <ellipse cx="79" cy="54" rx="2.2" ry="2.6" />
          <ellipse cx="101" cy="54" rx="2.2" ry="2.6" />
        </g>
        <path
          d="M90 55c-1 5-3 7-2 9 1 1 3 1 4 1"
          fill="none"
          stroke="var(--drawn-skin-2-shade)"
          strokeLinecap="round"
          strokeWidth="1.6"
        />
        <path
          d="M83 74q7 5 14 0"
          fill="none"
          stroke="var(--drawn-lips)"
          strokeLinecap="round"
          strokeWidth="2.4"
        />
      </g>
    </svg>
  );
}
