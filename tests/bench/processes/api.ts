import { loadConfig } from '@preproom/server/config/config';
import { startProduct } from '@preproom/server/startProduct';
import { serve } from '../rpc.ts';
import { own } from './own.ts';

const { url } = await startProduct(loadConfig(process.env));

const methods = { url: () => url, ...own };
export type ApiProcess = typeof methods;

serve(methods);
