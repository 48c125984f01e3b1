import { selectShownMenu } from '@/domain/menu/slice';
import { selectShownInfo } from '@/domain/shop/slice';
import type { RootState } from '@/domain/state';
import { wait } from '@/platform/scheduling';
import type { AppStore } from '@/store';
import { waitForState } from './wait-for-state';

/** Long enough to restore existing data, too short to be noticed. */
const INITIAL_CONTENT_TIMEOUT_MS = 100;

const hasCatalogue = (state: RootState) => Boolean(selectShownMenu(state) && selectShownInfo(state));

/**
 * Resolves when the catalogue and the page's code are ready, or after a short timeout. Without the wait, skeletons
 * would flash before persisted dishes: React delays content after a fallback by 300 ms.
 */
export async function waitForInitialContent(store: AppStore, code: Promise<void>): Promise<void> {
  await Promise.all([
    waitForState(store, hasCatalogue, INITIAL_CONTENT_TIMEOUT_MS),
    Promise.race([code.catch(() => undefined), wait(INITIAL_CONTENT_TIMEOUT_MS)]),
  ]);
}
