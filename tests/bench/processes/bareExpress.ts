import { createServer } from 'node:http';
import { API_BASE } from '@preproom/models/contract/http/endpoint';
import { getProducts } from '@preproom/models/contract/programs/products';
import { openDatabase } from '@preproom/models/db/database';
import { listen, urlOf } from '@preproom/models/runtime/httpServer';
import { securityHeaders } from '@preproom/server/http/security';
import compression from 'compression';
import cors from 'cors';
import express from 'express';
import { serve } from '../rpc.ts';
import type { ApiProcess } from './api.ts';
import { own } from './own.ts';

/** The catalogue as anybody would serve it: the same headers, compression and body parser, and one lean read. */
const database = await openDatabase(process.env.MONGODB_URI ?? '');
const app = express();
app.disable('x-powered-by');
app.use(securityHeaders(false, false), compression(), cors(), express.json());
app.get(`${API_BASE}${getProducts.path}`, async (_request, response) => {
  const product = await database.products.find().sort({ _id: 1 }).lean();
  response.json({ product, data: { product } });
});

const server = createServer(app);
await listen(server, { PORT: 0, isProduction: false });

const methods = { url: () => urlOf(server), ...own };
serve(methods satisfies ApiProcess);
