import { expect, test } from 'vitest';
import { pastedHtml } from './pastedHtml.ts';

/** A list paragraph as Word 365 copies it. */
const item = (text: string, marker: string, level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
  `<span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>` +
  `<![endif]>${text}</p>`;

/** The elements and texts alone. */
const bare = (html: string) =>
  pastedHtml(html)
    .replace(/<!--.*?-->/g, '')
    .replace(/<(\w+)\s[^>]*>/g, '<$1>');

test('a title becomes a heading of the article, and too deep ones the deepest', () => {
  expect(bare('<h1>Title <b>x</b></h1><h2>Two</h2><h6>Six</h6>')).toBe(
    '<h2>Title <b>x</b></h2><h2>Two</h2><h4>Six</h4>',
  );
});

test("Word's list paragraphs become lists, each apart", () => {
  const html = `<p>Before</p>${item('One', '·')}${item('Two', 'o')}<p>Between</p>${item('First', '1.')}`;
  expect(bare(html)).toBe(
    '<p>Before</p><ul><li><p>One</p></li><li><p>Two</p></li></ul>' +
      '<p>Between</p><ol><li><p>First</p></li></ol>',
  );
});

test('deeper paragraphs become lists in the item before; another kind begins another list', () => {
  const html = item('A', '1.') + item('Deep', '·', 3) + item('B', '2)') + item('Mark', '§');
  expect(bare(html)).toBe(
    '<ol><li><p>A</p><ul><li><p>Deep</p></li></ul></li><li><p>B</p></li></ol><ul><li><p>Mark</p></li></ul>',
  );
});

test('other texts stay as they are', () => {
  const html = '<p style="margin:0">a <em>b</em></p><ul><li>c</li></ul>';
  expect(pastedHtml(html)).toBe(html);
});
