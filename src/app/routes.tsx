import type { ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { selectLookup } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';
import { onDemand } from '@/ui/on-demand';
import { Layout } from './layout';
import { MissingPage } from './missing';
import { NoRestaurant } from './no-restaurant';

/** A route's page, loaded when it is first gone to. */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return onDemand(() => load().then((module) => module[name]), MissingPage);
}

const HomeRoute = page(() => import('@/routes/home'), 'HomeRoute');
const MenuRoute = page(() => import('@/routes/menu'), 'MenuRoute');
const CartRoute = page(() => import('@/routes/cart'), 'CartRoute');
const OffersRoute = page(() => import('@/routes/offers'), 'OffersRoute');
const SearchRoute = page(() => import('@/routes/search'), 'SearchRoute');
const AddressRoute = page(() => import('@/routes/address'), 'AddressRoute');
const ClosedRoute = page(() => import('@/routes/closed'), 'ClosedRoute');
const HistoryRoute = page(() => import('@/routes/order-history'), 'HistoryRoute');
const OrderDetailsRoute = page(() => import('@/routes/order-details'), 'OrderDetailsRoute');
const OrderInfoRoute = page(() => import('@/routes/order-info'), 'OrderInfoRoute');
const BookingRoute = page(() => import('@/routes/book-table'), 'BookingRoute');
const RefundRoute = page(() => import('@/routes/refund-policy'), 'RefundRoute');
const TermsRoute = page(() => import('@/routes/term-and-condition'), 'TermsRoute');
const PrivacyRoute = page(() => import('@/routes/privacy-policy'), 'PrivacyRoute');

/** The routes of a restaurant (spec, section 2); any other path leads to its home. */
export function AppRoutes() {
  const lookup = useAppSelector(selectLookup);
  if (lookup === 'unknown') return <NoRestaurant />;
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<HomeRoute />} />
        <Route path="menu" element={<MenuRoute />} />
        <Route path="menu/:selectCategoryValue" element={<MenuRoute />} />
        <Route path="cart" element={<CartRoute />} />
        <Route path="offer" element={<OffersRoute />} />
        <Route path="search" element={<SearchRoute />} />
        <Route path="address" element={<AddressRoute />} />
        <Route path="close" element={<ClosedRoute />} />
        <Route path="order-history" element={<HistoryRoute />} />
        <Route path="order-history/order-details/:orderId" element={<OrderDetailsRoute />} />
        <Route path="order-history/orderInfo" element={<OrderInfoRoute />} />
        <Route path="orderInfo" element={<OrderInfoRoute />} />
        <Route path="bookTable" element={<BookingRoute />} />
        <Route path="refund-policy" element={<RefundRoute />} />
        <Route path="term-and-condition" element={<TermsRoute />} />
        <Route path="privacy-policy" element={<PrivacyRoute />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Route>
    </Routes>
  );
}
