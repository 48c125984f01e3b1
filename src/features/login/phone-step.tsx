import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState, type FocusEvent, type SubmitEvent } from 'react';
import { PHONE_LENGTH } from '@/config/limits';
import { sendOtp, verifyOtp } from '@/domain/session/login';
import { openLoginChanged } from '@/domain/dialogs/slice';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { CLARITY_MASK } from '@/integrations/analytics/clarity-mask';
import { digitsIn } from '@/lib/digits';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { TextField } from '@/ui/controls/text-field';
import { OtpField, OtpStatus, SubmitBar, type OtpRequest } from './login-controls';
import {
  isSendablePhone,
  mayContinue,
  selectTypedPhone,
  nationalNumber,
  phoneProblem,
  typedPhone,
} from './phone-number';

/** A pressed button reports missing fields itself. An error text above it would move it from under the finger. */
const movesToButton = (event: FocusEvent) => event.relatedTarget instanceof HTMLButtonElement;

/** Whether the window has lost the focus, and not the field: the diner may return and continue to type. */
const keepsFocus = ({ target }: FocusEvent) => document.activeElement === target;

const NO_REQUEST: OtpRequest = { isSending: false, hasFailed: false, sent: null };

/** Requests the OTP for the form's phone. Ignores answers for a number that has been edited since. */
function useOtp() {
  const dispatch = useAppDispatch();
  const [otpRequest, setOtpRequest] = useState(NO_REQUEST);
  const request = (phone: string) => dispatch(sendOtp(phone));
  const latest = useRef<ReturnType<typeof request>>(undefined);

  const send = async (phone: string) => {
    latest.current?.abort();
    setOtpRequest((current) => ({ ...current, isSending: true }));
    const attempt = request(phone);
    latest.current = attempt;
    const result = await attempt;
    if (attempt !== latest.current) return;
    setOtpRequest((current) => {
      const sent = sendOtp.fulfilled.match(result) ? result.payload : current.sent;
      return { isSending: false, hasFailed: !sent, sent };
    });
  };

  const reset = () => {
    latest.current?.abort();
    latest.current = undefined;
    setOtpRequest(NO_REQUEST);
  };

  return { otpRequest, send, reset };
}

/** Phone and OTP. The server's answer contains the OTP, so a wrong one is rejected without a request. */
export function PhoneStep({ onNewDiner }: { onNewDiner: (phone: string) => void }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [typed, setTyped] = useState(() => selectTypedPhone(store.getState()));
  // The code of a number that was typed before a reload is lost. A new one is sent only by a press.
  const [needsNewOtp, setNeedsNewOtp] = useState(() => isSendablePhone(nationalNumber(typed)));
  const [otp, setOtp] = useState('');
  const [phoneError, setPhoneError] = useState('');
  const [otpError, setOtpError] = useState('');
  const [isVerifying, setVerifying] = useState(false);
  const { otpRequest, send, reset } = useOtp();
  const phone = nationalNumber(typed);
  const phoneField = useRef<HTMLInputElement>(null);
  const otpField = useRef<HTMLInputElement>(null);
  const { isSending, hasFailed, sent } = otpRequest;
  const sessionId = sent?.sessionId;

  useEffect(() => {
    // The dialog does not set the focus on the way back from the name step.
    phoneField.current?.focus();
  }, []);

  useEffect(() => {
    if (sessionId !== undefined && document.activeElement === phoneField.current) otpField.current?.focus();
  }, [sessionId]);

  const editPhone = (text: string) => {
    if (isVerifying) return;
    const edited = typedPhone(text);
    const number = nationalNumber(edited);
    const isSendable = isSendablePhone(number);
    const added = text.length - typed.length;
    // A key adds one character, and a correction takes some. Others paste or fill in a whole number.
    const isByKey = added < 0 || added === 1;
    const isWhole = !isByKey || !mayContinue(edited);
    const shown = isSendable && isWhole ? number : edited;
    setTyped(shown);
    dispatch(openLoginChanged({ phone: shown }));
    if (number === phone) return;
    setNeedsNewOtp(false);
    setOtp('');
    setOtpError('');
    reset();
    setPhoneError(digitsIn(number).length >= PHONE_LENGTH ? phoneProblem(number) : '');
    if (isSendable && isWhole) void send(number);
  };

  const leavePhone = () => {
    setPhoneError(phoneProblem(phone));
    if (isSendablePhone(phone) && !sent && !hasFailed && !isSending && !needsNewOtp) void send(phone);
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isVerifying) return;
    const problem = phoneProblem(phone);
    setPhoneError(problem);
    if (problem) {
      phoneField.current?.focus();
      return;
    }
    if (!sent) {
      if (!isSending) void send(phone);
      return;
    }
    if (otp !== sent.otp) {
      setOtpError(otp ? m.login_otp_wrong() : m.login_otp_required());
      otpField.current?.focus();
      return;
    }
    setVerifying(true);
    const result = await dispatch(verifyOtp({ phone, otp, sessionId: sent.sessionId }));
    setVerifying(false);
    if (verifyOtp.fulfilled.match(result) && result.payload === 'new') onNewDiner(phone);
  };

  const hint = () => {
    if (sent) return m.login_otp_hint();
    return needsNewOtp ? m.login_new_otp_hint() : m.login_number_hint();
  };

  return (
    <form {...CLARITY_MASK} noValidate onSubmit={(event) => void submit(event)}>
      <p className="text-14 text-ink-muted">{hint()}</p>
      <TextField
        ref={phoneField}
        label={m.login_phone()}
        required
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        data-autofocus
        leading={
          <span aria-hidden="true" className="border-e border-line pe-3 tracking-[.04em] text-ink-muted">
            {m.login_country_code()}
          </span>
        }
        trailing={sent && <CircleCheck className="me-3 size-5 text-positive" strokeWidth={1.75} />}
        value={typed}
        error={phoneError}
        onChange={(event) => editPhone(event.target.value)}
        onBlur={(event) => {
          if (!movesToButton(event) && !keepsFocus(event)) leavePhone();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Tab') leavePhone();
        }}
        className="mt-5 [&_input]:tracking-[.04em] [&_input]:tabular-nums"
      />
      <OtpStatus request={otpRequest} needsNewOtp={needsNewOtp} onSend={() => void send(phone)} />
      {sent && (
        <OtpField
          ref={otpField}
          value={otp}
          error={otpError}
          onEdit={(text) => {
            if (isVerifying) return;
            setOtp(digitsIn(text));
            setOtpError('');
          }}
          onLeave={(event) => {
            if (!movesToButton(event) && !keepsFocus(event) && !otp) setOtpError(m.login_otp_required());
          }}
        />
      )}
      <SubmitBar>
        <Button type="submit" busy={isVerifying} className="w-full">
          {m.login_verify()}
        </Button>
        <SlowNotice busy={isVerifying || isSending} />
      </SubmitBar>
    </form>
  );
}
