import { readdirSync, readFileSync } from 'node:fs';
import { type SanitizedHtml, textOfHtml } from '@preproom/models/db/blogs/sanitizedHtml';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { ALLOWED_ATTRIBUTES, ALLOWED_SCHEMES, ALLOWED_TAGS, sanitizeContent } from './sanitizeContent.ts';
import { HOSTILE_HTML } from './testing/hostileHtml.ts';

const OWN = 'https://preproom.example';
const window = new Window({ url: OWN });

/** Names everything in HTML that content may not be, as a browser's parser sees it. */
function faultsOf(html: string): string[] {
  const body = new window.DOMParser().parseFromString(`<body>${html}</body>`, 'text/html').body;
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    if (!ALLOWED_TAGS.includes(tag)) return [`<${tag}>`];
    return [...element.attributes].flatMap(({ name, value }) => attributeFaults(tag, name, value ?? ''));
  });
}

function attributeFaults(tag: string, name: string, value: string): string[] {
  if (!ALLOWED_ATTRIBUTES[tag]?.includes(name)) return [`<${tag} ${name}>`];
  if (name !== 'href' && name !== 'src') return [];
  if (!URL.canParse(value, OWN)) return [];
  const { protocol, origin } = new URL(value, OWN);
  if (name === 'src') return origin === OWN ? [] : [`<${tag} src="${value}">`];
  // An address without a scheme has to stay on the site.
  const isOwn = origin === OWN;
  const hasScheme = ALLOWED_SCHEMES.some((scheme) => value.toLowerCase().startsWith(`${scheme}:`));
  return ALLOWED_SCHEMES.includes(protocol.slice(0, -1)) && (isOwn || hasScheme) ? [] : [`<${tag} ${value}>`];
}

describe('whatever hostile HTML is stored', () => {
  const payloads = Object.entries(HOSTILE_HTML).flatMap(([kind, list]) =>
    list.map((html) => ({ kind, html })),
  );

  test('the list is broad, and the check sees what it is made of', () => {
    expect(payloads.length).toBeGreaterThan(120);
    const seen = payloads.filter(({ html }) => faultsOf(html).length > 0);
    // The rest is text in disguise, or breaks only other parsers.
    expect(seen.length / payloads.length).toBeGreaterThan(0.8);
  });

  test.each(payloads)('only content is left of $kind: $html', ({ html }) => {
    const clean = sanitizeContent(html);
    expect(faultsOf(clean)).toEqual([]);
    // Inside another element, and read back and stored once more, it is still the same.
    expect(faultsOf(`<table><tr><td>${clean}</td></tr></table>`)).toEqual([]);
    expect(sanitizeContent(clean)).toBe(clean);
  });

  test('several in a row do not help each other', () => {
    expect(faultsOf(sanitizeContent(payloads.map(({ html }) => html).join('\n')))).toEqual([]);
  });
});

describe('sanitizeContent', () => {
  test('keeps what an article is made of, letter by letter', () => {
    const html =
      '<h2>Title</h2><p>Some <strong>bold</strong> &amp; <em>soft</em> words, <code>a &lt; b</code>.</p>' +
      '<ul><li>one</li><li><a href="/jobs" title="Jobs">two</a></li></ul>' +
      '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>' +
      '<p><a href="https://example.com/a?b=1&amp;c=2#d" rel="noopener noreferrer nofollow">far</a> <a href="mailto:a@example.com">write</a></p>';
    expect(sanitizeContent(html)).toBe(html);
  });

  test('keeps own pictures, loaded late, and drops those of others', () => {
    expect(sanitizeContent('<img src="/articles/a.svg" alt="A">')).toBe(
      '<img src="/articles/a.svg" alt="A" loading="lazy" />',
    );
    expect(sanitizeContent('<p>a<img src="https://evil.example/a.png">b</p>')).toBe('<p>ab</p>');
  });

  test.each([
    '/demo/enter/admin',
    '/api/v1.3/user',
    '/r/CODE',
    '/files/../../etc/passwd',
    '/files/a?b',
    '/articles',
  ])('shows no picture from %s', (src) =>
    expect(sanitizeContent(`<p>a<img src="${src}">b</p>`)).toBe('<p>ab</p>'),
  );

  test('leaves the first level of headings to the page', () => {
    expect(sanitizeContent('<h1>Title</h1>')).toBe('<h2>Title</h2>');
  });

  test('leaves no level of headings out, and begins with the second', () => {
    expect(sanitizeContent('<h4>a</h4><h4>b</h4><h2>c</h2><h4>d</h4>')).toBe(
      '<h2>a</h2><h3>b</h3><h2>c</h2><h3>d</h3>',
    );
  });

  test('keeps the words of an element that is not allowed, and nothing of a script', () => {
    expect(sanitizeContent('<section><p>a</p></section><script>b</script>')).toBe('<p>a</p>');
  });

  test('removes control characters, also written as entities, and keeps line breaks and tabs', () => {
    const html = '<pre>a\u0000b\u0007\r\n\tc&#1;&#x1b;\u0085</pre>';
    expect(sanitizeContent(html)).toBe('<pre>ab\n\tc</pre>');
  });

  const articles = new URL('../features/blogs/articles/', import.meta.url);
  test.each(readdirSync(articles))('loses nothing of %s', (file) => {
    const html = readFileSync(new URL(file, articles), 'utf8');
    expect(faultsOf(html)).toEqual([]);
    expect(textOfHtml(sanitizeContent(html))).toBe(textOfHtml(html as SanitizedHtml));
  });
});

describe('textOfHtml', () => {
  test('keeps words apart that only tags keep apart, and has characters as they are', () => {
    const html = '<h2>One</h2><p>two &lt; three &amp; "four" <a href="/?a>b">five</a></p>&amp;lt;';
    expect(textOfHtml(sanitizeContent(html))).toBe('One two < three & "four" five &lt;');
  });
});
