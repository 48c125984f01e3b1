import type { ReactNode } from 'react';
import { paths } from '@/config/paths';
import { selectHasFailed } from '@/domain/connectivity/slice';
import { selectContact, selectInfo, selectProfile } from '@/domain/shop/slice';
import type { RestaurantProfile } from '@/domain/shop/types';
import { formatPhone, phoneLink, phoneNumbers } from '@/lib/phone';
import { useAppSelector } from '@/store/hooks';
import { useGoBack } from '@/ui/hooks/use-go-back';
import { isolate } from '@/texts';
import { legalText } from '@/texts/legal';
import { PageHeader } from '@/ui/layout/page-header';
import { SkeletonRows } from '@/ui/feedback/skeleton-rows';
import type { LegalSection } from './legal-texts';

interface LegalPageProps {
  headerTitle: string;
  title: string;
  sections: (facts: RestaurantProfile) => LegalSection[];
}

/** Null while the profile, or the info that replaces it, is loading. */
function useRestaurantFacts(): RestaurantProfile | null {
  const profile = useAppSelector(selectProfile).data;
  const contact = useAppSelector(selectContact);
  const isLoading = useAppSelector((state) =>
    [selectProfile(state), selectInfo(state)].some(
      (resource) => resource.status !== 'ready' && !selectHasFailed(state, resource),
    ),
  );
  if (!profile && isLoading) return null;
  return { ...contact, customDomain: profile?.customDomain ?? '' };
}

/** Null if the custom domain is no host name. */
export function siteLink(customDomain: string): string | null {
  return /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(customDomain) ? `https://${customDomain}` : null;
}

/** Legal text with the restaurant's facts (docs/behaviour.md 16). */
export function LegalPage({ headerTitle, title, sections }: LegalPageProps) {
  const facts = useRestaurantFacts();
  return (
    <>
      <PageHeader title={headerTitle} onBack={useGoBack(paths.home)} isHeading={false} />
      <article className="page-width pt-2 pb-10 lg:pt-10">
        <div className="max-w-180">
          <h1 className="text-28 font-bold">{title}</h1>
          {facts ? (
            <LegalBody facts={facts} sections={sections(facts)} />
          ) : (
            <SkeletonRows rows={4} widths={['w-48', 'w-full', 'w-11/12', 'w-2/3']} rowClassName="mt-8" />
          )}
        </div>
      </article>
    </>
  );
}

function LegalBody({ facts, sections }: { facts: RestaurantProfile; sections: LegalSection[] }) {
  const nameAndAddress = [facts.name, facts.address].filter(Boolean).map(isolate).join(', ');
  return (
    <>
      {nameAndAddress && <p className="text-14 text-ink-muted">{nameAndAddress}</p>}
      {sections.map(({ title, paragraphs, points }) => (
        <section key={title} className="mt-6">
          <h2 className="text-20 font-bold">{title}</h2>
          {paragraphs.map((text) => (
            <p key={text} className="mt-1.5 text-16 first-letter:uppercase">
              {text}
            </p>
          ))}
          {points && (
            <ul className="mt-1.5 list-disc space-y-1 ps-5 text-16">
              {points.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <Contact facts={facts} />
    </>
  );
}

function Contact({ facts }: { facts: RestaurantProfile }) {
  const { name, phone, address, customDomain } = facts;
  if (!name && !phone && !address && !customDomain) return null;
  return (
    <section className="mt-6">
      <h2 className="text-20 font-bold">{legalText('legal_contact_title')}</h2>
      <dl className="mt-1.5 grid gap-1 text-16">
        <Line name={legalText('legal_contact_name')}>{name}</Line>
        <Line name={legalText('legal_contact_phone')}>
          {phone &&
            phoneNumbers(phone).map((number) => (
              <span key={number} className="block">
                {linked(formatPhone(number), phoneLink(number))}
              </span>
            ))}
        </Line>
        <Line name={legalText('legal_contact_address')}>{address}</Line>
        <Line name={legalText('legal_contact_site')}>
          {customDomain && linked(customDomain, siteLink(customDomain))}
        </Line>
      </dl>
    </section>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="flex min-h-8 flex-wrap gap-x-3">
      <dt className="shrink-0 basis-24 text-ink-muted">{name}</dt>
      <dd dir="auto" className="min-w-0 flex-1 basis-24 wrap-anywhere">
        {children}
      </dd>
    </div>
  );
}

function linked(text: string, address: string | null): ReactNode {
  if (address === null) return text;
  return (
    <a href={address} className="touch-44 text-accent-strong underline underline-offset-2">
      {text}
    </a>
  );
}
