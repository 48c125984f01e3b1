import { Wallet } from 'lucide-react';
import { selectWallet } from '@/domain/session/slice';
import { formatRupees } from '@/lib/money';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';

/** The reward balance; ₹0 while there is none (spec §9). */
export function WalletBalance() {
  const wallet = useAppSelector(selectWallet);
  return (
    <span
      role="group"
      aria-label={m.layout_wallet()}
      className="flex min-h-9 shrink-0 items-center gap-1.5 rounded-full bg-surface-sunken px-3 text-14 font-semibold tabular-nums"
    >
      <Wallet className="size-4.5" />
      <span>{formatRupees(wallet)}</span>
    </span>
  );
}
