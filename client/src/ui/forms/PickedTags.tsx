import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Button, type Key, Tag, TagGroup, TagList } from 'react-aria-components';

export interface PickedTagsProps {
  /** Accessible name. */
  label: string;
  tags: readonly { id: string; label: string }[];
  onRemove: (id: string) => void;
}

/** The chosen options as tags. Arrow keys move between them; Delete or the button removes one. */
export function PickedTags({ label, tags, onRemove }: PickedTagsProps) {
  const { t } = useLingui();
  if (tags.length === 0) return null;
  const remove = (ids: Set<Key>) => {
    for (const id of ids) onRemove(String(id));
  };
  return (
    <TagGroup aria-label={t`Selected: ${label}`} onRemove={remove}>
      <TagList className="flex flex-wrap gap-2 py-1">
        {tags.map((tag) => (
          <Tag
            key={tag.id}
            id={tag.id}
            textValue={tag.label}
            className="inline-flex min-h-9 max-w-full items-center gap-1 rounded-full border border-peacock bg-peacock/10 ps-3 pe-1 text-14 font-medium text-peacock"
          >
            <span className="min-w-0 break-words">{tag.label}</span>
            <Button
              slot="remove"
              aria-label={t`Remove`}
              className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-peacock/15"
            >
              <X aria-hidden className="size-4" />
            </Button>
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  );
}
