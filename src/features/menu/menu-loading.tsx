import { RotateCw } from 'lucide-react';
import { selectMenu } from '@/domain/menu/slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { loadShop } from '@/store/wanted';
import { m } from '@/texts';
import { CardSkeletons } from '@/ui/list/card-skeletons';
import { RetryButton } from '@/ui/controls/retry-button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { StateMessage } from '@/ui/feedback/state-message';

export function MenuLoading() {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectMenu);
  if (status !== 'failed') return <MenuSkeleton />;
  return (
    <StateMessage
      kind="failed"
      role="status"
      className="pt-16"
      title={m.menu_failed_title()}
      description={m.menu_failed_text()}
      action={
        <RetryButton id="retry-menu" onRetry={() => void dispatch(loadShop())}>
          <RotateCw className="size-5" />
          <span>{m.try_again()}</span>
        </RetryButton>
      }
    />
  );
}

function MenuSkeleton() {
  return (
    <div className="page-width">
      <div className="flex h-15 items-center md:mt-4">
        <Skeleton className="h-5 w-28" />
      </div>
      <CardSkeletons count={8} />
    </div>
  );
}
