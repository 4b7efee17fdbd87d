import { Drawer, DrawerBody } from '#web/ui/Drawer.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel, type ProblemPanelProps } from './ProblemPanel.tsx';
import { useScope } from '#web/scope/use-scope.ts';

export interface UnreadDrawerProps {
  title: string;
  /** Why it could not be read; null while that is under way. */
  error: Error | null;
  titles: NonNullable<ProblemPanelProps['titles']>;
  onRetry: () => void;
  onClose: () => void;
}

/** A drawer opened by its address alone, as long as what it is about has not been read. */
export function UnreadDrawer({ title, error, titles, onRetry, onClose }: UnreadDrawerProps) {
  const { region } = useScope();
  return (
    <Drawer title={title} onClose={onClose}>
      <DrawerBody>
        {error === null ? (
          <PageSkeleton />
        ) : (
          <ProblemPanel error={error} region={region} titles={titles} onRetry={onRetry} />
        )}
      </DrawerBody>
    </Drawer>
  );
}
