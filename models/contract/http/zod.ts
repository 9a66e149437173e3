// Every contract file imports zod from here.
export * as z from 'zod';
