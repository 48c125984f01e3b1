import { requireField, type Call } from './call';

export const sessionCalls: Call[] = [
  {
    method: 'POST',
    path: 'otp/otpsend',
    answer: (fields, { world }) => {
      const session = world.diners.sendOtp(requireField(fields, 'phone'));
      return [{ otpsessionidd: session.id, otp_send: session.code }];
    },
  },
  {
    method: 'POST',
    path: 'otp/otpverify',
    answer: (fields, { world }) => {
      requireField(fields, 'token');
      const page = world.diners.verify({
        phone: requireField(fields, 'phone'),
        code: requireField(fields, 'otp'),
        sessionId: requireField(fields, 'session_id'),
        restaurantId: requireField(fields, 'Restaurent_id'),
        cartId: requireField(fields, 'CartId'),
      });
      return [{ Page: page }];
    },
  },
  {
    method: 'POST',
    path: 'customer/signup',
    answer: (fields, { world }) => {
      world.diners.signUp(
        requireField(fields, 'phone'),
        requireField(fields, 'name'),
        requireField(fields, 'Id'),
      );
      return [{ Registered: 'successfully' }];
    },
  },
  {
    method: 'POST',
    path: 'Guest/UserAdd',
    answer: (fields, { world }) => [{ PhoneNo: world.diners.addGuest(requireField(fields, 'RestaurentId')) }],
  },
];
