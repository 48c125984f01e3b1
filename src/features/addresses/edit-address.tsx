import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { addressList, editAddress, selectAddress, selectIsSavingAddress } from '@/domain/addresses/slice';
import type { Address } from '@/domain/addresses/types';
import { loginRequested, openAddressSheet } from '@/domain/dialogs/slice';
import { selectIsLoggedIn } from '@/domain/session/slice';
import { CLARITY_MASK } from '@/integrations/analytics/clarity-mask';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useResource } from '@/store/use-resource';
import { m } from '@/texts';
import { formatText } from '@/texts/stored-text';
import { Button, buttonClass } from '@/ui/controls/button';
import { TextField } from '@/ui/controls/text-field';
import { Notice } from '@/ui/feedback/notice';
import { ResourceView } from '@/ui/feedback/resource-view';
import { SkeletonRows } from '@/ui/feedback/skeleton-rows';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { StateMessage } from '@/ui/feedback/state-message';
import { useFocusAnnounces } from '@/ui/hooks/use-focus-announces';
import { BottomBar } from '@/ui/layout/bottom-bar';
import { PageHeader } from '@/ui/layout/page-header';
import { trimFields, useAddressFields, type RequiredField } from './address-form';

interface EditAddressProps {
  id: string;
  goBack: () => void;
}

/** 'Edit Delivery Address' page (docs/behaviour.md 11.4). On a cold load it fetches the list first. */
export function EditAddress({ id, goBack }: EditAddressProps) {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const address = useAppSelector((state) => selectAddress(state, id));
  const { status, failure, retry } = useResource(addressList);

  // Only the sheet leads here, unless the visit began on this page (React Router's key 'default').
  const isFromSheet = useLocation().key !== 'default';
  const back = () => {
    if (isFromSheet) dispatch(openAddressSheet());
    goBack();
  };

  return (
    <>
      <PageHeader title={m.addresses_edit_title()} onBack={back} />
      {isLoggedIn ? (
        <ResourceView
          status={status}
          data={address || status === 'ready' ? address : null}
          placeholder={
            <SkeletonRows
              rows={5}
              widths={['w-28', 'w-full max-w-140']}
              className="page-width pt-2 pb-8"
              rowClassName="mb-5 h-17"
            />
          }
          failed={{ id: 'retry-address', role: 'alert', title: failure ? formatText(failure) : '' }}
          retry={retry}
        >
          {(known) => (known ? <EditForm key={known.id} address={known} onDone={back} /> : <NoSuchAddress />)}
        </ResourceView>
      ) : (
        <LoginNeeded />
      )}
    </>
  );
}

const REQUIRED: readonly RequiredField[] = ['houseNumber', 'streetAddress1'];

/** Edits a saved address except its location. The required fields share one error text. */
function EditForm({ address, onDone }: { address: Address; onDone: () => void }) {
  const dispatch = useAppDispatch();
  const isSaving = useAppSelector(selectIsSavingAddress);
  const [edited, setEdited] = useState(address);
  const { fieldProps, validate } = useAddressFields(
    edited,
    (change) => setEdited((last) => ({ ...last, ...change })),
    REQUIRED,
  );
  const form = useRef<HTMLFormElement>(null);
  const problemId = useId();
  const problem = REQUIRED.some((field) => fieldProps(field).error) ? m.addresses_edit_incomplete() : '';
  const [isAnnounced, focusProps] = useFocusAnnounces(problem);
  const requiredProps = (field: RequiredField) => {
    const { error, ...props } = fieldProps(field);
    return { ...props, ...(error && { 'aria-invalid': true, 'aria-describedby': problemId }) };
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSaving || !validate()) return;
    const result = await dispatch(editAddress(trimFields(edited)));
    // The diner may have left the form meanwhile.
    if (editAddress.fulfilled.match(result) && form.current) onDone();
  };

  return (
    <form {...CLARITY_MASK} {...focusProps} ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <div className="page-width pt-2 pb-8">
        <div className="flex max-w-140 flex-col gap-5">
          <TextField
            {...requiredProps('houseNumber')}
            label={m.addresses_edit_house()}
            autoComplete="address-line1"
          />
          <TextField
            {...requiredProps('streetAddress1')}
            label={m.addresses_street_1()}
            autoComplete="address-line2"
          />
          <TextField
            {...fieldProps('streetAddress2')}
            label={m.addresses_street_2()}
            placeholder={m.addresses_street_2_example()}
            autoComplete="address-level3"
          />
          <TextField {...fieldProps('landmark')} label={m.addresses_edit_landmark()} autoComplete="off" />
          <div className="grid grid-cols-2 gap-3">
            <TextField label={m.addresses_city()} readOnly value={address.city} />
            <TextField label={m.addresses_pin_code()} readOnly value={address.pincode} />
          </div>
          <TextField label={m.addresses_state()} readOnly value={address.state} />
        </div>
      </div>
      <BottomBar>
        <div className="lg:max-w-140">
          <div role={isAnnounced ? undefined : 'alert'} id={problemId}>
            {problem && (
              <Notice tone="danger" className="mb-3">
                {problem}
              </Notice>
            )}
          </div>
          <Button type="submit" busy={isSaving} className="w-full">
            {isSaving ? m.addresses_updating() : m.addresses_update()}
          </Button>
          <SlowNotice busy={isSaving} />
        </div>
      </BottomBar>
    </form>
  );
}

function LoginNeeded() {
  const dispatch = useAppDispatch();
  return (
    <StateMessage
      kind="not-found"
      title={m.addresses_login_title()}
      description={m.addresses_login_text()}
      action={<Button onClick={() => dispatch(loginRequested())}>{m.login_title()}</Button>}
    />
  );
}

function NoSuchAddress() {
  return (
    <StateMessage
      kind="not-found"
      title={m.addresses_unknown_title()}
      description={m.addresses_unknown_text()}
      action={
        <Link to={paths.cart} className={buttonClass()}>
          {m.addresses_to_cart()}
        </Link>
      }
    />
  );
}
