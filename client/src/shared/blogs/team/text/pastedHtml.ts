/** What a word processor puts on the clipboard, as the editor can keep it: its headings, and Word's lists, which are paragraphs. */
export function pastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // The page's title is the only h1.
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  for (const heading of body.querySelectorAll('h5, h6')) rename(heading, 'h4');
  groupLists(
    [...body.querySelectorAll('p')].filter((paragraph) => /mso-list:\s*l\d/i.test(styleOf(paragraph))),
  );
  return body.innerHTML;
}

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

function rename(element: Element, name: string): void {
  const other = document.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** Makes lists of paragraphs that follow each other; deeper ones are within the item before. */
function groupLists(paragraphs: HTMLElement[]): void {
  /** The open lists, from the outermost. */
  let lists: HTMLElement[] = [];
  for (const paragraph of paragraphs) {
    if (paragraph.previousElementSibling !== lists[0]) lists = [];
    const level = Math.min(levelOf(paragraph), lists.length + 1);
    const kind = takeMarker(paragraph);
    lists = lists.slice(0, lists[level - 1]?.localName === kind ? level : level - 1);
    if (lists.length < level) lists.push(openList(kind, lists.at(-1), paragraph));
    const item = document.createElement('li');
    lists.at(-1)?.append(item);
    item.append(paragraph);
  }
}

function openList(kind: ListKind, outer: HTMLElement | undefined, paragraph: HTMLElement): HTMLElement {
  const list = document.createElement(kind);
  if (outer?.lastElementChild) outer.lastElementChild.append(list);
  else paragraph.before(list);
  return list;
}

function levelOf(paragraph: HTMLElement): number {
  return Number(/level([1-9])/i.exec(styleOf(paragraph))?.[1] ?? 1);
}

type ListKind = 'ol' | 'ul';

/** Removes what Word shows before the text: "1." or a bullet. */
function takeMarker(paragraph: HTMLElement): ListKind {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(styleOf(span)),
  );
  const text = marker?.textContent.trim() ?? '';
  marker?.remove();
  return /^\(?([0-9]+|[a-z]{1,5})[.)]/i.test(text) ? 'ol' : 'ul';
}
