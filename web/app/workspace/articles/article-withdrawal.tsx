import type { EditedArticle } from '@plumbline/contract/publishing/articles.ts'
import { useState } from 'react'
import { problemText } from '../../editing/editor/save-problems.ts'
import { apiClient } from '../../platform/api/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

const OWN_PROBLEMS = { NOT_FOUND: 'This article no longer exists.' }

interface ArticleWithdrawalProps {
  article: EditedArticle
  onUnpublished: (article: EditedArticle) => void
  onDeleted: () => void
}

/** Unpublishes or deletes an article. */
export function ArticleWithdrawal({ article, onUnpublished, onDeleted }: ArticleWithdrawalProps) {
  const [task, setTask] = useState<'unpublish' | 'delete'>()
  const { id, title, isPublished } = article
  const close = () => setTask(undefined)

  async function unpublish() {
    try {
      onUnpublished(await apiClient.articles.unpublish({ id }))
      return undefined
    } catch (error) {
      return problemText(error, 'The article could not be unpublished. Please try again.', OWN_PROBLEMS)
    }
  }

  async function remove() {
    try {
      await apiClient.articles.delete({ id })
      onDeleted()
      return undefined
    } catch (error) {
      return problemText(error, 'The article could not be deleted. Please try again.', OWN_PROBLEMS)
    }
  }

  return (
    <section aria-label="Withdraw" className="flex flex-wrap gap-3 border-line border-t pt-5">
      {isPublished && (
        <Button look="quiet" onClick={() => setTask('unpublish')}>
          Unpublish
        </Button>
      )}
      <Button look="quiet" className="text-danger!" onClick={() => setTask('delete')}>
        Delete
      </Button>
      {task === 'unpublish' && (
        <ConfirmDialog
          title="Unpublish Article"
          question="Readers will no longer find it. It stays as a draft; changes that you have not saved are dropped."
          subject={title}
          action="Unpublish"
          onConfirm={unpublish}
          onClose={close}
        />
      )}
      {task === 'delete' && (
        <ConfirmDialog
          title="Delete Article"
          question="Delete this article for good? This action cannot be undone."
          subject={title}
          action="Delete"
          onConfirm={remove}
          onClose={close}
        />
      )}
    </section>
  )
}
