import { need, type Call } from './call';
import { orderDetailRecord, orderRecord } from './order-records';

export const orderCalls: Call[] = [
  {
    method: 'GET',
    path: 'Display/Order',
    answer: (fields, { world, pagesOrigin }) => [
      orderDetailRecord(world.orders.find(need(fields, 'oId')), pagesOrigin),
    ],
  },
  {
    method: 'GET',
    path: 'Order/history',
    answer: (fields, { world, pagesOrigin }) =>
      world.orders
        .history(need(fields, 'phone'), need(fields, 'ResId'))
        .map((order) => orderRecord(order, pagesOrigin)),
  },
];
