import {
  PUSH_WORKER,
  type PushSubscription as Subscription,
} from '@preproom/models/contract/notifications/push';

/** Whether this browser can show notifications and its user has not refused them. Safari on a phone can only as an installed app. */
export function canPush(): boolean {
  const hasAll = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return hasAll && Notification.permission !== 'denied';
}

/** Asks the user, and subscribes at the browser's push service. Null if the user says no. Call it from a click. */
export async function subscribe(publicKey: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { path, scope } = PUSH_WORKER;
  const registration = await navigator.serviceWorker.register(path, { scope });
  await whenActive(registration);
  // One that was made with another key cannot be used any more.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const { endpoint, keys } = (await registration.pushManager.subscribe(options)).toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(PUSH_WORKER.scope);
  await registration?.unregister();
}

/** A browser subscribes only with a worker that runs. */
async function whenActive({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return;
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
    });
  });
}
