import { need, type Call } from './call';

export const sessionCalls: Call[] = [
  {
    method: 'POST',
    path: 'otp/otpsend',
    answer: (fields, { world }) => {
      const session = world.people.sendOtp(need(fields, 'phone'));
      return [{ otpsessionidd: session.id, otp_send: session.code }];
    },
  },
  {
    method: 'POST',
    path: 'otp/otpverify',
    answer: (fields, { world }) => {
      need(fields, 'token');
      const page = world.people.verify({
        phone: need(fields, 'phone'),
        code: need(fields, 'otp'),
        sessionId: need(fields, 'session_id'),
        restaurantId: need(fields, 'Restaurent_id'),
        cartId: need(fields, 'CartId'),
      });
      return [{ Page: page }];
    },
  },
  {
    method: 'POST',
    path: 'customer/signup',
    answer: (fields, { world }) => {
      world.people.signUp(need(fields, 'phone'), need(fields, 'name'), need(fields, 'Id'));
      return [{ Registered: 'successfully' }];
    },
  },
  {
    method: 'POST',
    path: 'Guest/UserAdd',
    answer: (fields, { world }) => [{ PhoneNo: world.people.addGuest(need(fields, 'RestaurentId')) }],
  },
];
