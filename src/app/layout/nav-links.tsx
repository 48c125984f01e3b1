import { BookOpen, House, ReceiptText, Search, ShoppingBag } from 'lucide-react';
import type { ReactElement } from 'react';
import type { RouteIdWith } from '@/config/routes';
import { m } from '@/texts';

export interface NavLinkContent {
  icon: ReactElement;
  label: () => string;
}

export const mainLinks: Readonly<Record<RouteIdWith<'nav', 'main'>, NavLinkContent>> = {
  home: { icon: <House />, label: () => m.layout_home() },
  menu: { icon: <BookOpen />, label: () => m.layout_menu() },
  search: { icon: <Search />, label: () => m.layout_search() },
  orderHistory: { icon: <ReceiptText />, label: () => m.layout_order_history() },
  cart: { icon: <ShoppingBag />, label: () => m.layout_cart() },
};
