// Shows what the server sends while no page is open (models/contract/notifications/push.ts). It keeps nothing and answers no request.

self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { path } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(new URL(event.notification.data.path, self.location.origin).href));
});

/** In a tab that shows it already, else in a new one: an open interview must not be navigated away. */
async function openPage(url) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find((one) => one.url === url);
  return tab ? tab.focus() : self.clients.openWindow(url);
}
