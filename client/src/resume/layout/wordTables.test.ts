import { expect, test } from 'vitest';
import type { Block } from '../extract/document.ts';
import { parseResume } from '../parseResume.ts';

/** A Word file of paragraphs and of one table, whose rows are the paragraphs of their cells. */
function wordFile(top: readonly string[], rows: readonly (readonly (readonly string[])[])[]) {
  const block = (text: string, cell: Block['cell'], style: Block['style'] = 'text'): Block => ({
    text: text.replace(/^• /, ''),
    style: text.startsWith('• ') ? 'bullet' : style,
    isBold: false,
    size: 10,
    cell,
  });
  const blocks = [
    ...top.map((text) => block(text, null)),
    ...rows.flatMap((cells, row) =>
      cells.flatMap((paragraphs, column) =>
        paragraphs.map((text) =>
          block(text, { table: 0, row, column }, /^[A-Z]{4,}$/.test(text) ? 'heading' : 'text'),
        ),
      ),
    ),
  ];
  return { kind: 'docx' as const, blocks, links: [], images: 0, headerLines: [] };
}

test('a table with dates at the left of what they date is one column', () => {
  const { columns, entries, statements } = parseResume(
    wordFile(
      ['Hema Rawat', 'hema.rawat@post.example'],
      [
        [['EMPLOYMENT']],
        [
          ['Feb 2019 – Present'],
          ['Programme Coordinator', 'Chilika Society, Puri', '• Set up three companies with 4,300 members'],
        ],
        [
          ['Jul 2013 – Jan 2019'],
          [
            'Field Coordinator',
            'Aravali Action Group, Jaipur',
            '• Led the recharge of springs in 40 villages',
          ],
        ],
        [['EDUCATION']],
        [['2009 – 2011'], ['M.A. in Social Work', 'Tunga Institute of Social Sciences, Hassan']],
      ],
    ),
  );
  expect(columns).toBe(1);
  expect(statements).toHaveLength(2);
  expect(entries).toMatchObject([
    { title: 'Programme Coordinator', organisation: 'Chilika Society', place: 'Puri', from: '2019-02' },
    { title: 'Field Coordinator', organisation: 'Aravali Action Group', to: '2019-01' },
    { title: 'M.A. in Social Work', organisation: 'Tunga Institute of Social Sciences', to: '2011' },
  ]);
});

test('headings in rows of a table of their own', () => {
  const { sections } = parseResume(
    wordFile(
      ['Rutu Pawar', 'rutu.pawar@post.example'],
      [
        [['EDUCATION']],
        [['2023'], ['M.B.A.'], ['Palar School of Business'], ['7.9']],
        [['EXPERIENCE']],
        [['Intern'], ['Nimbus Ltd., Pune'], ['Apr 2024 – Jun 2024']],
      ],
    ),
  );
  expect(sections.map(({ kind }) => kind)).toEqual(['top', 'education', 'experience']);
});
