import { expect, test } from 'vitest';
import { withDatabase } from './testServer.ts';

test.each([
  ['mongodb://localhost:27017', 'mongodb://localhost:27017/mine'],
  ['mongodb://localhost:27017/', 'mongodb://localhost:27017/mine'],
  ['mongodb://u:p@a:1,b:2/other?authSource=admin', 'mongodb://u:p@a:1,b:2/mine?authSource=admin'],
  ['mongodb+srv://cluster.example?w=1', 'mongodb+srv://cluster.example/mine?w=1'],
  ['mongodb://%2Ftmp%2Fdb.sock/preproom?x=1', 'mongodb://%2Ftmp%2Fdb.sock/mine?x=1'],
])('the database of %s can be another', (uri, expected) => {
  expect(withDatabase(uri, 'mine')).toBe(expected);
});

test('what is not the address of a MongoDB is refused', () => {
  expect(() => withDatabase('localhost:27017', 'mine')).toThrow('TEST_MONGODB_URI must look like');
});
