import { type ReactNode, useId } from 'react';
import type { OptionGroup, OptionGroups } from '@/domain/option-groups/types';
import { formatRupees, type Paise } from '@/lib/money';
import { plainText } from '@/lib/plain-text';
import { m } from '@/texts';
import { ChoiceRow } from '@/ui/controls/choice-row';
import { classNames } from '@/ui/class-names';
import type { Elements } from '@/ui/elements';
import { Tag } from '@/ui/text/tag';
import { hintOf, isMet, type Selection } from './selection';

interface OptionGroupsListProps {
  groups: OptionGroups;
  selection: Selection;
  unmetGroupId: string | null;
  onToggle: (kind: keyof Selection, group: OptionGroup, name: string) => void;
  onClear: (groupId: string) => void;
}

/** Customization groups, then add-on groups with prices (docs/behaviour.md 5.3). */
export function OptionGroupsList(props: OptionGroupsListProps) {
  const { groups, selection, unmetGroupId, onToggle, onClear } = props;
  return (
    <>
      {groups.customizations.map((group) => {
        const chosen = selection.customizations[group.id] ?? [];
        return (
          <PopupSection
            key={group.id}
            groupId={group.id}
            title={group.name}
            hint={hintText(group)}
            isUnmet={unmetGroupId === group.id}
            actions={
              <>
                {group.isRequired && group.min > 0 && <RequirementTag met={isMet(group, chosen)} />}
                {chosen.length > 0 && (
                  <button
                    type="button"
                    onClick={({ currentTarget }) => {
                      // The Clear button disappears; move its focus.
                      currentTarget
                        .closest('fieldset')
                        ?.querySelector('input')
                        ?.focus({ preventScroll: true });
                      onClear(group.id);
                    }}
                    className="touch-44 text-14 font-semibold text-accent-strong hover:underline"
                  >
                    {m.dish_clear()}
                  </button>
                )}
              </>
            }
          >
            {group.options.map((name) => (
              <ChoiceRow
                key={name}
                kind="checkbox"
                className="py-1.5"
                label={<span dir="auto">{plainText(name)}</span>}
                checked={chosen.includes(name)}
                onChange={() => onToggle('customizations', group, name)}
              />
            ))}
          </PopupSection>
        );
      })}
      {groups.addOns.map((group) => {
        const chosen = selection.addOns[group.id] ?? [];
        return (
          <PopupSection
            key={group.id}
            groupId={group.id}
            title={group.name}
            hint={hintText(group)}
            expectation={expectationText(group)}
          >
            {group.options.map(({ name, price }) => (
              <ChoiceRow
                key={name}
                kind="checkbox"
                className="py-1.5"
                label={<span dir="auto">{plainText(name)}</span>}
                trailing={
                  <span className="shrink-0 text-14 text-ink-muted tabular-nums group-has-checked:font-semibold group-has-checked:text-ink">
                    {priceText(price)}
                  </span>
                }
                checked={chosen.includes(name)}
                onChange={() => onToggle('addOns', group, name)}
              />
            ))}
          </PopupSection>
        );
      })}
    </>
  );
}

function hintText(group: Parameters<typeof hintOf>[0]): string {
  const { kind, count } = hintOf(group);
  return kind === 'at-least' ? m.dish_required_hint({ min: count }) : m.dish_optional_hint({ max: count });
}

function priceText(price: Paise): string {
  if (price === 0) return m.dish_addon_free();
  return price < 0 ? `− ${formatRupees(-price)}` : m.dish_addon_price({ amount: formatRupees(price) });
}

function expectationText(group: OptionGroup): string | undefined {
  return !group.isRequired && group.min > 0 ? m.dish_addons_expected({ min: group.min }) : undefined;
}

function RequirementTag({ met }: { met: boolean }) {
  return <Tag tone={met ? 'positive' : 'accent'}>{met ? m.dish_done() : m.dish_required()}</Tag>;
}

interface PopupSectionProps {
  groupId?: string;
  title: string;
  hint: string;
  /** Usual number of options, which is not enforced. */
  expectation?: string | undefined;
  isUnmet?: boolean;
  actions?: ReactNode;
  children: Elements;
}

export function PopupSection(props: PopupSectionProps) {
  const { groupId, title, hint, expectation, isUnmet = false, actions, children } = props;
  const hintId = useId();
  return (
    <fieldset
      data-option-group={groupId}
      aria-describedby={hintId}
      className="relative min-w-0 border-t-8 border-surface-sunken px-5 pt-4 pb-2"
    >
      <legend
        className={classNames('float-start w-full text-16 font-bold', actions !== undefined && 'pe-32')}
      >
        <span dir="auto">{title}</span>
      </legend>
      <p
        id={hintId}
        className={classNames(
          'clear-both mb-1 pt-0.5 text-12',
          isUnmet ? 'font-semibold text-danger' : 'text-ink-muted',
        )}
      >
        {hint}
      </p>
      {expectation !== undefined && <p className="mb-1 text-12 text-ink-muted">{expectation}</p>}
      {actions !== undefined && (
        <div className="absolute top-3.5 end-5 flex items-center gap-4">{actions}</div>
      )}
      {children}
    </fieldset>
  );
}
