import type { JSX } from 'react';

/** A picture beside a word: always hidden from assistive technology, the word carries the meaning. */
export type IconComponent = (props: { size?: number }) => JSX.Element;

/** One stroked path on a 16 × 16 grid, coloured by the surrounding text. */
export function stroked(path: string, width = 1.5): IconComponent {
  return function Icon({ size = 16 }) {
    return (
      <svg
        className="icon"
        width={size}
        height={size}
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth={width}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    );
  };
}

export const HomeIcon = stroked('M2.5 7 8 2.5 13.5 7v6.5h-11Z');
export const UserIcon = stroked('M8 8a2.75 2.75 0 1 0 0-5.5A2.75 2.75 0 0 0 8 8ZM2.75 13.5a5.25 4 0 0 1 10.5 0');
export const UsersIcon = stroked(
  'M6 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM1.5 13a4.5 3.75 0 0 1 9 0M10.5 2.75a2.5 2.5 0 0 1 0 4.5M12 9.5a3.8 3.8 0 0 1 2.5 3.5',
);
export const KeyIcon = stroked('M5.25 13.5a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5ZM7.25 8.75l6-6M11 5l2 2');
export const ShieldIcon = stroked(
  'M8 1.75 2.75 3.5v4c0 3.25 2.2 5.6 5.25 6.75 3.05-1.15 5.25-3.5 5.25-6.75v-4L8 1.75Z',
);
export const AclIcon = stroked(
  'M8 1.75 2.75 3.5v4c0 3.25 2.2 5.6 5.25 6.75 3.05-1.15 5.25-3.5 5.25-6.75v-4L8 1.75ZM6.25 7.25a1.75 1.75 0 1 0 3.5 0 1.75 1.75 0 0 0-3.5 0ZM8 9v2',
);
export const ClusterIcon = stroked('M8 1.75 13.5 4.9v6.2L8 14.25 2.5 11.1V4.9L8 1.75ZM2.5 4.9 8 8l5.5-3.1M8 8v6.25');
export const NodesIcon = stroked('M2.5 3h11v4h-11ZM2.5 9h11v4h-11ZM5 5h.01M5 11h.01M8.5 5h2.5M8.5 11h2.5');
export const OperationIcon = stroked('M1.5 8.5h3l2-5.5 3.25 10 2-4.5h2.75');
export const SpaceIcon = stroked(
  'M2.5 2.5h4.25v4.25H2.5ZM9.25 2.5h4.25v4.25H9.25ZM2.5 9.25h4.25v4.25H2.5ZM9.25 9.25h4.25v4.25H9.25Z',
);
export const RegionIcon = stroked(
  'M8 14.25a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5ZM1.75 8h12.5M8 1.75c2 1.8 2.75 3.9 2.75 6.25S10 12.45 8 14.25C6 12.45 5.25 10.35 5.25 8S6 3.55 8 1.75Z',
);
export const SearchIcon = stroked('M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM10.25 10.25l3.25 3.25');
export const PlusIcon = stroked('M8 3v10M3 8h10');
export const ChevronDownIcon = stroked('M4 6l4 4 4-4');
export const ChevronUpIcon = stroked('M4 10l4-4 4 4');
export const ChevronLeftIcon = stroked('M10 4 6 8l4 4');
export const ChevronRightIcon = stroked('M6 4l4 4-4 4');
export const SortIcon = stroked('M5 6.25 8 3.5l3 2.75M5 9.75l3 2.75 3-2.75');
export const CheckIcon = stroked('M3 8.5l3.25 3.25L13 5');
export const CloseIcon = stroked('M4 4l8 8M12 4l-8 8');
export const CopyIcon = stroked('M5.75 5.75h7.5v7.5h-7.5ZM10.25 5.5V2.75h-7.5v7.5H5.5');
export const WarningIcon = stroked('M8 2.25 14.25 13H1.75L8 2.25ZM8 6.25V9.5M8 11.4v.1');
export const ErrorIcon = stroked(
  'M5.4 1.75h5.2l3.65 3.65v5.2l-3.65 3.65H5.4L1.75 10.6V5.4L5.4 1.75ZM8 5v3.5M8 10.9v.1',
);
export const InfoIcon = stroked('M8 14.25a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5ZM8 7.5v3.25M8 5v.1');
export const ClockIcon = stroked('M8 14.25a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5ZM8 4.75V8l2.25 1.5');
export const ExternalIcon = stroked('M9.5 2.75h3.75V6.5M13 3 7.5 8.5M11.5 9.5v3.75H2.75V4.5H6.5');
export const TrashIcon = stroked('M2.75 4.25h10.5M6 4.25v-2h4v2M4 4.25l.6 9.5h6.8l.6-9.5M6.75 7v4M9.25 7v4');
export const PencilIcon = stroked('M3 10.5 10.75 2.75l2.5 2.5L5.5 13H3v-2.5ZM9 4.5 11.5 7');
export const LinkIcon = stroked(
  'M6.75 9.25a2.75 2.75 0 0 0 3.9 0l2.3-2.3a2.75 2.75 0 0 0-3.9-3.9l-.8.8M9.25 6.75a2.75 2.75 0 0 0-3.9 0l-2.3 2.3a2.75 2.75 0 0 0 3.9 3.9l.8-.8',
);
export const RefreshIcon = stroked('M13.25 8A5.25 5.25 0 1 1 11.5 4.1L13.25 5.5M13.25 2.25V5.5H10');
export const MoreIcon = stroked('M3.25 8h.01M8 8h.01M12.75 8h.01', 2.25);
export const MenuIcon = stroked('M2.5 4.25h11M2.5 8h11M2.5 11.75h11');
export const SignOutIcon = stroked('M6.25 2.5H2.75v11h3.5M10 4.75 13.25 8 10 11.25M13 8H6');
export const RoleIcon = stroked(
  'M2 4h12v8.5H2ZM5.5 8.25a1.25 1.25 0 1 0 0-2.5 1.25 1.25 0 0 0 0 2.5ZM3.75 10.5a1.75 1.25 0 0 1 3.5 0M9.5 6.75h2.75M9.5 9.5h2.75',
);
export const ServiceAccountIcon = stroked(
  'M3 5.5h10v7.25H3ZM8 5.5V3M8 2.6v.1M5.75 8.5v.75M10.25 8.5v.75M1.25 8v2.5M14.75 8v2.5',
);
export const AccessMapIcon = stroked('M2.5 2.5h11v11h-11ZM2.5 6h11M6 2.5v11');
export const LockIcon = stroked('M3.5 7h9v6.5h-9ZM5.25 7V5a2.75 2.75 0 0 1 5.5 0v2');
export const VmIcon = stroked('M2 2.75h12v8H2ZM8 10.75v2.5M5 13.25h6');
export const PlayIcon = stroked('M5 3v10l8-5L5 3Z');
export const DatabaseIcon = stroked(
  'M3 4c0-2.4 10-2.4 10 0S3 6.4 3 4ZM3 4v8c0 2.4 10 2.4 10 0V4M3 8c0 2.4 10 2.4 10 0',
);
export const RegistryIcon = stroked('M2.5 5 8 2.25 13.5 5v6L8 13.75 2.5 11V5ZM5.25 3.75l5.5 2.75v2.5');
