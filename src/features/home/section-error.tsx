import { useAppDispatch } from '@/store/hooks';
import { loadShop } from '@/store/wanted';
import { RetryButton } from '@/ui/controls/retry-button';

export function SectionError({ section, text }: { section: string; text: string }) {
  const dispatch = useAppDispatch();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-surface-sunken py-1.5 ps-4 text-14 text-ink-muted">
      <p>{text}</p>
      <RetryButton
        id={`retry-${section}`}
        variant="text"
        size="44"
        className="ms-auto"
        onRetry={() => void dispatch(loadShop())}
      />
    </div>
  );
}
