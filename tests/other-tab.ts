import { onTestFinished } from 'vitest';

export function writeInOtherTab(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
}

/** The channel is open until the test ends. */
export function openOtherTab(shop = 'spice-garden.localhost') {
  const channel = new BroadcastChannel(`shop:${shop}`);
  const messages: unknown[] = [];
  channel.onmessage = ({ data }) => messages.push(data);
  onTestFinished(() => channel.close());
  return { channel, messages };
}
