// Shows notifications in browsers where the page itself may not.  It caches nothing and handles no requests.
declare const self: ServiceWorkerGlobalScope;

/** The data of a notification: the tab that requested it, and its address. */
interface Origin {
  tab: string;
  address: string;
}

self.addEventListener("message", (event) => {
  const { words, address, notice } = event.data as { words: string; address: string; notice: NotificationOptions };
  const data: Origin = { tab: (event.source as Client).id, address };
  event.waitUntil(self.registration.showNotification(words, { ...notice, data }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(focusTab(event.notification.data as Origin));
});

/** Focuses the tab, or opens a new one if it was closed. */
async function focusTab({ tab, address }: Origin): Promise<void> {
  const client = await self.clients.get(tab);
  await (client instanceof WindowClient ? client.focus() : self.clients.openWindow(address));
}

export {};
