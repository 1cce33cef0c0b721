/** Notifications: asked for by hand only, shown by the service worker where a page may not do it itself. */
const TAG = 'geisterstunde-turn';
const LOOKS = { tag: TAG, icon: 'icon-192.png' };

/** `asked`: nobody has been asked yet. `never`: this browser cannot, or the address is not a secure one. */
export type Permission = 'granted' | 'denied' | 'asked' | 'never';

export function permission(): Permission {
  if (!('Notification' in globalThis) || !globalThis.isSecureContext) return 'never';
  return Notification.permission === 'default' ? 'asked' : Notification.permission;
}

/** Ask whether notifications are allowed; only after somebody has wished for them. */
export async function askPermission(): Promise<Permission> {
  if (permission() === 'asked') await Notification.requestPermission();
  return permission();
}

/** Show one, if it is allowed; what takes it away again. */
export async function notify(sentence: string): Promise<() => void> {
  if (permission() !== 'granted') return () => undefined;
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) {
    await worker.showNotification(sentence, LOOKS);
    return () => void worker.getNotifications({ tag: TAG }).then((shown) => shown.forEach((one) => one.close()));
  }
  const shown = new Notification(sentence, LOOKS);
  shown.onclick = () => globalThis.focus();
  return () => shown.close();
}
