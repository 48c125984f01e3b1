import { requireField, type Call } from './call';
import { orderDetailRecord, orderRecord } from './order-records';

export const orderCalls: Call[] = [
  {
    method: 'GET',
    path: 'Display/Order',
    answer: (fields, context) => [
      orderDetailRecord(context.world.orders.find(requireField(fields, 'oId')), context),
    ],
  },
  {
    method: 'GET',
    path: 'Order/history',
    answer: (fields, context) =>
      context.world.orders
        .history(requireField(fields, 'phone'), requireField(fields, 'ResId'))
        .map((order) => orderRecord(order, context)),
  },
];
