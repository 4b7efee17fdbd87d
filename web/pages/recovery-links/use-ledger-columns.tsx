import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { paths } from '#web/address/paths.ts';
import { personName, type Person } from '#web/recovery/person.ts';
import type { Column } from '#web/table/column.ts';
import { RowLink } from '#web/table/RowLink.tsx';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { DateTime } from '#web/ui/Time.tsx';
import { shortId } from '#web/ui/short-id.ts';
import { nameText } from '#web/ui/name-text.ts';
import type { LedgerRow } from './ledger-rows.ts';
import { LinkStateCell } from './LinkStateCell.tsx';
import type { Ledger } from './use-ledger.ts';

/** What a row is called: the person, or what is left to say of them. */
export function useRowName({ namesPending, namesFailed }: Ledger): (row: LedgerRow) => string {
  const t = useTranslations('recovery.ledger');
  return ({ link, person }) => {
    if (person !== undefined) return personName(person);
    return namesPending || namesFailed ? t('unnamed', { id: shortId(link.userId) }) : t('unknownUser');
  };
}

/** Columns of the ledger. To add one: an entry here. */
export function useLedgerColumns(
  scope: Scope,
  ledger: Ledger,
  onReissue: (person: Person) => void,
): readonly Column<LedgerRow>[] {
  const t = useTranslations('recovery.ledger');
  const nameOf = useRowName(ledger);
  const accountText = useAccountText();
  return [
    {
      id: 'user',
      header: t('columns.user'),
      cell: (row) => <ForWhom row={row} name={nameOf(row)} />,
      text: (row) => [...new Set([nameOf(row), row.person?.email ?? row.link.userId])].join(' '),
    },
    {
      id: 'state',
      header: t('columns.state'),
      cell: (row) => <LinkStateCell row={row} name={nameOf(row)} onEnd={ledger.onEnd} onReissue={onReissue} />,
      text: ({ state }) => t('state', { state }),
      width: '17rem',
      letters: 24,
    },
    {
      id: 'account',
      header: t('columns.account'),
      cell: (row) => <Account row={row} />,
      text: accountText,
      width: '11rem',
      letters: 8,
    },
    {
      id: 'issued',
      header: t('columns.issued'),
      cell: ({ link }) => <DateTime at={link.issuedOn} />,
      text: ({ link }) => link.issuedOn,
      width: '10.5rem',
      letters: 16,
      labelled: true,
    },
    {
      id: 'by',
      header: t('columns.by'),
      cell: ({ link }) => <ByWhom scope={scope} {...link.issuedBy} />,
      text: ({ link: { issuedBy } }) => issuedBy.person ?? issuedBy.operator ?? issuedBy.clientId,
      width: '11rem',
      letters: 12,
    },
  ];
}

function ForWhom({ row: { person }, name }: { row: LedgerRow; name: string }) {
  if (person === undefined || person.email === name) return name;
  return (
    <>
      {nameText(name)} <span className="link-email">{person.email}</span>
    </>
  );
}

/** Whether the person is active now, and has become so since; undefined where nobody can say. */
function useAccountText(): (row: LedgerRow) => string | undefined {
  const t = useTranslations('recovery.ledger');
  return ({ link, person }) => {
    if (person?.active === undefined) return undefined;
    if (!person.active) return t('inactive');
    return link.wasActive === false ? t('becameActive') : t('active');
  };
}

function Account({ row }: { row: LedgerRow }) {
  const text = useAccountText()(row);
  return text && <StatusPill tone={row.person?.active === true ? 'good' : 'off'}>{text}</StatusPill>;
}

interface ByWhomProps {
  scope: Scope;
  clientId: string;
  person?: string;
  operator?: string;
}

function ByWhom({ scope, clientId, person, operator }: ByWhomProps) {
  const t = useTranslations('recovery.ledger');
  if (person !== undefined) return <RowLink to={paths.user(scope, clientId)}>{person}</RowLink>;
  const account = t('account', { id: shortId(clientId) });
  return <RowLink to={paths.serviceAccount(scope, clientId)}>{operator ?? account}</RowLink>;
}
