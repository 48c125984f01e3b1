import { Skeleton } from '@/ui/feedback/skeleton';

export function PickerSkeleton() {
  return (
    <div>
      <Skeleton shape="box" className="h-62.5 rounded-none" />
      <div className="px-4 pt-5 pb-6">
        <Skeleton className="h-5 w-36" />
        <Skeleton shape="box" className="mt-3 h-21" />
        <Skeleton className="mt-6 h-4 w-24" />
        <Skeleton shape="box" className="mt-2 h-12" />
        <Skeleton className="mt-5 h-4 w-32" />
        <Skeleton shape="box" className="mt-2 h-12" />
      </div>
    </div>
  );
}
