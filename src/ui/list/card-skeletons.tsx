import { LoadingStatus, Skeleton } from '../feedback/skeleton';

export function CardSkeletons({ count }: { count: number }) {
  return (
    <div className="grid md:grid-cols-3 md:gap-x-6 md:gap-y-8 lg:grid-cols-4">
      <LoadingStatus />
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          data-card-placeholder
          className="flex justify-between gap-4 py-4 max-md:h-39 md:flex-col-reverse md:py-0"
        >
          <div className="min-w-0 flex-1">
            <Skeleton shape="box" className="size-4 rounded-mark max-md:mb-3 md:hidden" />
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="mt-2 h-4 w-2/5 md:hidden" />
            <Skeleton className="mt-3 h-3 w-full" />
            <Skeleton className="mt-2 h-3 w-3/5" />
            <div className="mt-4 flex h-10 items-center justify-between max-md:hidden">
              <Skeleton className="h-4 w-16" />
              <Skeleton shape="box" className="h-10 w-24 rounded-control" />
            </div>
          </div>
          <Skeleton shape="box" className="h-24 w-32 shrink-0 md:h-45 md:w-full" />
        </div>
      ))}
    </div>
  );
}
