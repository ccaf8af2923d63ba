import { DateText } from '@/components/layout/date-text'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { CiteFrozen } from '@/components/versions/cite-frozen'
import { changesAddress, versionAddress } from '@/lib/portal/versions/changes-query'
import type { PastWallets } from '@/lib/portal/wallets/load'
import { pastWalletsFileAddress, walletsAddress } from '@/lib/portal/wallets/wallets-query'
import { WalletSources } from './wallet-sources'
import { WalletTable } from './wallet-table'
import './wallets.css'

/** The national wallets as of a version: their citation, and the table. */
export function PastWalletsPage({ past }: { past: PastWallets }) {
  const { about, newest, view, count } = past
  const { version } = about
  return (
    <PageMain section="wallets">
      <div className="pt-9">
        <PageTitle>{view.title}</PageTitle>
        <p className="mt-3 max-w-[42em] font-serif text-lede">
          {count}
          {view.filters && ` (${view.filters})`} as of version{' '}
          <SiteLink href={versionAddress(version)}>{version}</SiteLink>, of{' '}
          <DateText date={about.date.slice(0, 10)} />. This table never changes;{' '}
          <SiteLink href={walletsAddress(view.state)}>today’s table</SiteLink> may.
        </p>
      </div>
      <Section title="Cite this table" sideTitle>
        <CiteFrozen
          {...past}
          contents="the wallets with their facts, in table order"
          getAddress={(format) => pastWalletsFileAddress(version, view.state, format)}
        />
      </Section>
      <Section title="Since then" sideTitle>
        {version === newest.version ? (
          <p>This is the newest version.</p>
        ) : (
          <SiteLink
            href={changesAddress({ from: version, to: newest.version, family: 'projects' })}
          >
            All changes to projects up to version {newest.version}
          </SiteLink>
        )}
      </Section>
      <Section title="The table" note={`${count} as of version ${version}.`}>
        <WalletTable view={view} />
      </Section>
      <WalletSources index={view.sources} />
    </PageMain>
  )
}

/** Shown for a version without national wallets. */
export function NoPastWallets({ version }: { version: string }) {
  return (
    <PageMain section="wallets">
      <div className="pt-9">
        <PageTitle>National wallets</PageTitle>
        <p className="mt-3 max-w-[42em]">
          Version <SiteLink href={versionAddress(version)}>{version}</SiteLink> does not say which
          projects are national wallets. <SiteLink href={walletsAddress()}>Today’s table</SiteLink>{' '}
          does.
        </p>
      </div>
    </PageMain>
  )
}
