/** Messages between tabs of a shop. Without `BroadcastChannel` nothing is sent. */
export interface TabChannel<Message> {
  post: (message: Message) => void;
  close: () => void;
}

/** @param onMessage receives messages of other tabs of this origin. */
export function openTabChannel<Message>(
  shop: string,
  onMessage: (message: Message) => void,
): TabChannel<Message> {
  if (typeof BroadcastChannel !== 'function') return { post: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(`shop:${shop}`);
  channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}
