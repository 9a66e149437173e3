// npm run programs: lists the programs; "set NAME" changes one, "add NAME" adds one.
import { parseArgs } from 'node:util';
import { AppError } from '@preproom/models/contract/http/errors';
import type { ProgramDetails } from '@preproom/models/contract/programs/products';
import type { ProductDocument } from '@preproom/models/db/programs/product.model';
import { systemClock } from '@preproom/models/runtime/clock';
import { createJobs } from '../src/backgroundJobs/jobs.ts';
import { addProgram, type CatalogueDeps, changeProgram } from '../src/features/programs/catalogue.ts';
import { CommandError, withDatabase } from './withDatabase.ts';

const USAGE = `Usage:
  npm run programs
  npm run programs -- set NAME [--name NEW_NAME] [--price RUPEES] [--list-price RUPEES] [--open | --closed] [--rounds "HR Round 1,Tech Round 1"]
  npm run programs -- add NAME --price RUPEES --list-price RUPEES --rounds "HR Round 1,Tech Round 1" [--open]`;

/** The option of each field, for faults. */
const OPTION_OF: Record<keyof ProgramDetails, string> = {
  product_name: '--name',
  product_pricing: '--list-price',
  discount_pricing: '--price',
  activate: '--open',
  sessionIncludes: '--rounds',
};

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        price: { type: 'string' },
        'list-price': { type: 'string' },
        rounds: { type: 'string' },
        open: { type: 'boolean' },
        closed: { type: 'boolean' },
      },
    });
    const [act, name, ...more] = positionals;
    if (values.open && values.closed) throw new Error('A program is open or closed, not both.');
    if (more.length > 0) throw new Error('Put a name of several words in quotes.');
    return { act, name, values };
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function detailsOf({ values }: ReturnType<typeof readArguments>): Partial<ProgramDetails> {
  const rounds = values.rounds?.split(',').map((round) => round.trim());
  return {
    ...(values.name !== undefined && { product_name: values.name }),
    ...(values.price !== undefined && { discount_pricing: values.price }),
    ...(values['list-price'] !== undefined && { product_pricing: values['list-price'] }),
    ...(rounds && { sessionIncludes: rounds as ProgramDetails['sessionIncludes'] }),
    ...((values.open || values.closed) && { activate: values.open === true }),
  };
}

function print(products: ProductDocument[]): void {
  const rows = products.map((product) => [
    product.product_name,
    {
      Price: product.discount_pricing,
      'List price': product.product_pricing,
      Enrolment: product.activate ? 'open' : 'closed',
      Rounds: product.sessionIncludes.join(', '),
    },
  ]);
  console.table(Object.fromEntries(rows));
}

async function run(deps: CatalogueDeps): Promise<void> {
  const given = readArguments();
  const { act, name } = given;
  if (act === undefined) return print(await deps.database.products.find().sort({ _id: 1 }).lean());
  if ((act !== 'set' && act !== 'add') || name === undefined) throw new CommandError(USAGE);
  const details = detailsOf(given);
  if (act === 'set' && Object.keys(details).length === 0)
    throw new CommandError(`Name what to change.\n\n${USAGE}`);
  if (act === 'set') {
    const change = { actorId: null, to: details };
    return print([(await changeProgram(deps, { product_name: name }, change)).program]);
  }
  print([await addProgram(deps, null, { activate: false, ...details, product_name: name })]);
}

/** What went wrong, in the words of the command. */
function faultOf(error: AppError): CommandError {
  if (error.code === 'not_found') return new CommandError('There is no program of this name.');
  const faults = Object.entries(error.fields ?? {}).map(
    ([field, fault]) => `${OPTION_OF[field as keyof ProgramDetails] ?? field}: ${fault}`,
  );
  return new CommandError(faults.length > 0 ? faults.join('\n') : error.message);
}

await withDatabase(async (database) => {
  const deps = { database, clock: systemClock, jobs: createJobs({ database, clock: systemClock }) };
  await run(deps).catch((error) => {
    throw error instanceof AppError ? faultOf(error) : error;
  });
});
