import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeTimeouts, advanceTimers } from '../../../tests/timers';
import { SnapList } from './snap-list';
import { usePaging } from './use-paging';

const ITEMS = ['A', 'B', 'C'];
const ITEM_PX = 300;

function List() {
  const { listRef, page, show, schedulePageUpdate } = usePaging({ itemCount: ITEMS.length, pageSize: 1 });
  return (
    <>
      <SnapList ref={listRef} onScroll={schedulePageUpdate} itemClassName="">
        {ITEMS}
      </SnapList>
      <button onClick={() => show(page + 1)}>Page {page}</button>
    </>
  );
}

/** Scrolls the list without snapping, as a swipe or the browser does. */
function scrollTo(px: number) {
  const list = screen.getByRole('list');
  list.style.scrollSnapType = 'none';
  list.scrollLeft = px;
  fireEvent.scroll(list);
}
const isSnapping = () => screen.getByRole('list').style.scrollSnapType === '';
const showNext = () => fireEvent.click(screen.getByRole('button'));

describe('The current page of a list', () => {
  beforeEach(() => {
    fakeTimeouts({ shouldAdvanceTime: false });
    // jsdom has no layout and scrolls nothing.
    for (const [name, value] of [
      ['offsetLeft', (item: Element) => ITEMS.indexOf(item.textContent) * ITEM_PX],
      ['scrollWidth', () => ITEMS.length * ITEM_PX],
      ['clientWidth', () => ITEM_PX],
    ] as const) {
      vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
        return value(this);
      });
    }
    onTestFinished(() => void vi.restoreAllMocks());
    render(<List />);
  });

  it('follows the diner’s scroll, after which the list snaps again', async () => {
    scrollTo(280);
    expect(isSnapping()).toBe(false);
    await advanceTimers(100);
    expect(screen.getByRole('button')).toHaveTextContent('Page 1');
    expect(isSnapping()).toBe(true);
  });

  it('follows the diner’s scroll in a right-to-left layout, where offsets are negative', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      return -ITEMS.indexOf(this.textContent) * ITEM_PX;
    });
    scrollTo(-280);
    await advanceTimers(100);
    expect(screen.getByRole('button')).toHaveTextContent('Page 1');
  });

  it('is the requested one, without snapping, until a delayed scroll reaches it', async () => {
    scrollTo(40);
    showNext();
    await advanceTimers(500);
    expect(screen.getByRole('button')).toHaveTextContent('Page 1');
    expect(isSnapping()).toBe(false);
    scrollTo(120);
    await advanceTimers(500);
    expect(screen.getByRole('button')).toHaveTextContent('Page 1');
    expect(isSnapping()).toBe(false);
    scrollTo(300);
    await advanceTimers(100);
    expect(screen.getByRole('button')).toHaveTextContent('Page 1');
    expect(isSnapping()).toBe(true);
  });

  it('is the nearest one when the scroll stops before the requested page', async () => {
    scrollTo(40);
    showNext();
    await advanceTimers(1100);
    expect(screen.getByRole('button')).toHaveTextContent('Page 0');
    expect(isSnapping()).toBe(true);
  });
});
