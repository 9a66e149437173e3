import { DEVICE_SCRIPTS, type DeviceSimulator, type SimulatedBrowser } from './deviceScripts.ts';
import type { Person } from './person.ts';

/** In the lobby: reloads the page, so that it opens devices that can be simulated. */
export async function simulateDevices({ context, page }: Person): Promise<void> {
  // One script, because the order of several is not defined.
  await context.addInitScript({ content: DEVICE_SCRIPTS.map((script) => `(${script})();`).join('\n') });
  await page.reload();
}

/**
 * Calls the simulator in the page. Headless Chromium neither loses nor mutes a device, so the events are raised on the
 * product's own tracks.
 */
export function simulate<Name extends keyof DeviceSimulator>(
  { page }: Person,
  name: Name,
  ...args: Parameters<DeviceSimulator[Name]>
): Promise<ReturnType<DeviceSimulator[Name]>> {
  return page.evaluate(
    ([method, given]) => {
      const { simulator } = (window as unknown as { simulated: SimulatedBrowser }).simulated;
      return (simulator as Record<string, (...all: unknown[]) => unknown>)[method]?.(...given) as never;
    },
    [name as string, args as unknown[]] as const,
  );
}
