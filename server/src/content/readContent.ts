import { readFileSync } from 'node:fs';
import type { z } from '@preproom/models/contract/http/zod';

/** The content of a JSON file beside the code. Throws if the file breaks the schema. */
export function readContent<Schema extends z.ZodType>(file: URL, schema: Schema): z.output<Schema> {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
