import { isNotOffered } from '#web/api/is-not-offered.ts';
import { ListView, type ListViewProps } from '#web/list/ListView.tsx';
import { NotOffered } from './NotOffered.tsx';

/** The list of a service, or word that the region does not have that service. */
export function ServiceList<Row>(props: ListViewProps<Row>) {
  const { list, region } = props;
  if (list.rows === undefined && isNotOffered(list.error)) return <NotOffered region={region} />;
  return <ListView {...props} />;
}
