/** Lines of code in parts; the kind of a part gives its colour. */
const CODE: readonly (readonly [text: string, kind: keyof typeof KINDS])[][] = [
  [
    ['def ', 'word'],
    ['first_repeat', 'name'],
    ['(items):', 'plain'],
  ],
  [
    ['    seen = ', 'plain'],
    ['set', 'name'],
    ['()', 'plain'],
  ],
  [
    ['    for ', 'word'],
    ['item ', 'plain'],
    ['in ', 'word'],
    ['items:', 'plain'],
  ],
  [
    ['        if ', 'word'],
    ['item ', 'plain'],
    ['in ', 'word'],
    ['seen:', 'plain'],
  ],
  [
    ['            return ', 'word'],
    ['item', 'plain'],
  ],
  [
    ['        seen.', 'plain'],
    ['add', 'name'],
    ['(item)', 'plain'],
  ],
  [
    ['    return ', 'word'],
    ['None', 'value'],
  ],
];

const KINDS = { word: 'text-sky', name: 'text-marigold', value: 'text-leaf', plain: 'text-ink' };

/** The other participant's shared screen: an editor with a few lines of Python. */
export function SharedScreen() {
  return (
    <div className="miniature-share absolute inset-0 grid place-items-center bg-paper">
      <div className="w-full bg-raised">
        <div className="flex items-center gap-1.5 border-b border-line px-3 py-2">
          <i className="size-2 rounded-full bg-line-strong" />
          <i className="size-2 rounded-full bg-line-strong" />
          <i className="size-2 rounded-full bg-line-strong" />
          <span className="ms-2 text-12 text-muted">first_repeat.py</span>
        </div>
        <pre className="px-4 py-3 font-mono text-14">
          {CODE.map((line, index) => (
            <code key={line.join()} className="flex gap-4">
              <span className="w-3 text-end text-muted">{index + 1}</span>
              <span>
                {line.map(([text, kind]) => (
                  <span key={text} className={KINDS[kind]}>
                    {text}
                  </span>
                ))}
              </span>
            </code>
          ))}
        </pre>
      </div>
    </div>
  );
}
