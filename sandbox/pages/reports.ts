import type { IngestedItem } from '../ingestion';
import { html, type Html } from './html';

interface ErrorEvent {
  release?: string;
  tags?: { page?: string; source?: string };
  exception?: { values?: { type?: string; value?: string }[] };
}

interface MetricItem {
  items: { name: string; value: number; attributes: { page: { value: string } } }[];
}

const row = (time: string, what: string, page: string, more: string): Html =>
  html`<tr>
    <td>${time.slice(11, 19)}</td>
    <td>${what}</td>
    <td>${page}</td>
    <td>${more}</td>
  </tr>`;

function rowsOf({ type, payload, time }: IngestedItem): Html[] {
  if (type === 'trace_metric') {
    const { items } = payload as MetricItem;
    return items.map(({ name, value, attributes }) =>
      row(time, `${name} ${String(value)}`, attributes.page.value, ''),
    );
  }
  const { release = '', tags, exception } = payload as ErrorEvent;
  const { type: name = '', value = '' } = exception?.values?.at(-1) ?? {};
  return [row(time, `${name} ${value} (${tags?.source ?? ''})`, tags?.page ?? '', release)];
}

export function reportRows(items: readonly IngestedItem[]): Html[] {
  return items.slice(-20).reverse().flatMap(rowsOf);
}
