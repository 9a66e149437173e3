import { useId } from 'react';

/** A drawn mentor in a drawn room, the door behind her open. Nobody real. */
export function MentorPicture() {
  const [wall, door] = [useId(), useId()];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 480 440"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
    >
      <defs>
        <linearGradient id={wall} x1="0" x2="1" y1="0" y2="0.4">
          <stop offset="0" stopColor="var(--drawn-wall-lit)" />
          <stop offset="1" stopColor="var(--drawn-wall)" />
        </linearGradient>
        <linearGradient id={door} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="var(--drawn-light)" />
          <stop offset="1" stopColor="var(--drawn-glow)" />
        </linearGradient>
      </defs>
      <rect width="480" height="440" fill={`url(#${wall})`} />
      <Doorway light={`url(#${door})`} />
      <Shelf />
      <g transform="translate(-2 44) scale(0.92)">
        <g className="miniature-nod">
          <Hair />
          <path d="M221 250h60l4 96h-68z" fill="var(--drawn-skin-shade)" />
          <path d="M221 262q30 34 60 0l1 30q-31 26-62 0z" fill="var(--drawn-lips)" opacity="0.22" />
          <Clothes />
          <Face />
        </g>
      </g>
    </svg>
  );
}

function Doorway({ light }: { light: string }) {
  return (
    <>
      <path d="M26 440V74h104v366z" fill="var(--drawn-wood)" />
      <path d="M38 440V86h80v354z" fill={light} />
      <path d="M118 86l64 354h-64z" fill="var(--drawn-glow)" opacity="0.12" />
    </>
  );
}

function Shelf() {
  return (
    <>
      <path d="M352 150h128v8H352z" fill="var(--drawn-wood)" />
      <path d="M366 102h14v48h-14z" fill="var(--drawn-book-1)" />
      <path d="M383 94h11v56h-11z" fill="var(--drawn-book-2)" />
      <path d="M397 106h17v44h-17z" fill="var(--drawn-book-3)" />
      <path d="M419 105l12-3 11 46-12 3z" fill="var(--drawn-book-1)" />
      <path d="M372 262h108v8H372z" fill="var(--drawn-wood)" />
      <path d="M398 228h42l-6 34h-30z" fill="var(--drawn-pot)" />
      <path
        d="M419 230c-4-22-22-30-30-30 2 18 12 28 30 30zm0 0c2-26 16-38 30-40 0 22-10 36-30 40zm0 0c-6-18-4-36 2-48 8 14 8 32-2 48z"
        fill="var(--drawn-leaf)"
      />
    </>
  );
}

function Hair() {
  return (
    <path
      d="M177 214c-7-80 26-128 74-128s82 46 74 126c-4 46 6 76 14 108H164c8-34 17-62 13-106z"
      fill="var(--drawn-hair)"
    />
  );
}

function Clothes() {
  return (
    <>
      <path
        d="M86 440c2-82 44-118 128-134 12 22 25 32 37 32s25-10 37-32c84 16 126 52 128 134z"
        fill="var(--drawn-kurta)"
      />
      <path
        d="M214 306c10 24 24 36 37 60 13-24 27-36 37-60l14 4c-8 32-32 54-51 90-19-36-43-58-51-90z"
        fill="var(--drawn-kurta-edge)"
      />
      <path d="M146 326c18 34 22 74 20 114h-80c2-66 26-96 60-114z" fill="var(--drawn-shawl)" />
    </>
  );
}

function Face() {
  return (
    <>
      <path
        d="M194 186c0-50 24-76 57-76s57 26 57 76c0 54-26 92-57 92s-57-38-57-92z"
        fill="var(--drawn-skin)"
      />
      <path
        d="M190 202c-8-58 18-98 62-98 42 0 70 38 61 96-4-32-14-52-40-66-20 22-52 24-68 34-8 6-12 18-15 34z"
        fill="var(--drawn-hair)"
      />
      <g fill="var(--drawn-lips)" opacity="0.2">
        <ellipse cx="212" cy="230" rx="13" ry="9" />
        <ellipse cx="290" cy="230" rx="13" ry="9" />
      </g>
      <g fill="none" stroke="var(--drawn-hair)" strokeLinecap="round" strokeWidth="4">
        <path d="M210 180q14-8 28-3" />
        <path d="M264 177q14-5 28 3" />
      </g>
      <g className="miniature-blink" fill="var(--drawn-hair)">
        <ellipse cx="225" cy="200" rx="5" ry="6" />
        <ellipse cx="277" cy="200" rx="5" ry="6" />
      </g>
      <g fill="none" stroke="var(--drawn-glasses)" strokeWidth="3">
        <rect x="204" y="184" width="41" height="33" rx="15" />
        <rect x="257" y="184" width="41" height="33" rx="15" />
        <path d="M245 197q6-4 12 0" />
      </g>
      <path
        d="M251 206c-2 10-6 16-5 20 1 3 6 3 9 2"
        fill="none"
        stroke="var(--drawn-skin-shade)"
        strokeLinecap="round"
        strokeWidth="3"
      />
      <path className="miniature-talk" d="M229 240q22 8 44 0-5 20-22 20t-22-20z" fill="var(--drawn-lips)" />
      <circle cx="192" cy="226" r="4" fill="var(--drawn-glow)" />
      <circle cx="310" cy="226" r="4" fill="var(--drawn-glow)" />
    </>
  );
}
