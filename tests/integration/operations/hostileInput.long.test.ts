import { describe } from 'vitest';
import { noCallFails } from '../../support/stack/noCallFails.ts';

describe('no call fails, whatever is sent', () => noCallFails(1));
