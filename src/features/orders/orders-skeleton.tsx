import { LoadingStatus } from '@/ui/feedback/loading-status';
import { Skeleton } from '@/ui/feedback/skeleton';

export function OrderCardsSkeleton() {
  return (
    <div className="flex-1 bg-surface-sunken">
      <div className="page-width grid gap-3 py-2 md:grid-cols-2 lg:grid-cols-3 lg:gap-6 lg:py-6">
        <LoadingStatus />
        {[1, 2, 3].map((card) => (
          <div key={card} className="rounded-card bg-surface-raised p-4">
            <div className="flex justify-between">
              <Skeleton className="h-4 w-32" />
              <Skeleton className="h-6 w-24" />
            </div>
            <Skeleton className="mt-4 h-4 w-48" />
            <Skeleton className="mt-2 h-4 w-36" />
            <div className="mt-5 flex items-center justify-between border-t border-line pt-3">
              <Skeleton className="h-5 w-20" />
              <Skeleton shape="box" className="h-11 w-26" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

export function OrderDetailsSkeleton() {
  return (
    <div className="page-width grid gap-3 py-2">
      <LoadingStatus />
      {['h-50', 'h-44', 'h-35'].map((height) => (
        <div key={height} className={`flex flex-col gap-3 rounded-card bg-surface-raised p-4 ${height}`}>
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-4 w-40" />
        </div>
      ))}
    </div>
  );
}
