import { paths } from '@/config/paths';
import { TableBooking } from '@/features/booking/table-booking';
import { useGoBack } from '@/ui/hooks/use-go-back';
import { m } from '@/texts';
import { PageHeader } from '@/ui/layout/page-header';

export default function BookTableRoute() {
  return (
    <div className="flex min-h-[inherit] flex-col bg-surface-sunken">
      <div className="flex flex-1 flex-col lg:mx-auto lg:w-full lg:max-w-192">
        <PageHeader title={m.booking_title()} onBack={useGoBack(paths.home)} />
        <TableBooking />
      </div>
    </div>
  );
}
