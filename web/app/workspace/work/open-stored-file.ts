import { apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { showToast } from '../../ui/toast.tsx'

/** In a tab of its own, by an address that is good for minutes. */
export async function openStoredFile(id: string): Promise<void> {
  try {
    const { path } = await apiClient.files.open({ id })
    window.open(path, '_blank', 'noopener')
  } catch (error) {
    showToast(problemText(error, 'The file could not be opened.'))
  }
}
