import { type ListedTopic, Topic } from '@plumbline/contract/compliance/topics.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/api-client.ts'

const NONE: readonly ListedTopic[] = []

/** The topics of Plumbline and of the institution, archived ones included. */
export function useTopics(): readonly ListedTopic[] {
  return useQuery(api.topics.list.queryOptions({ staleTime: 300_000 })).data ?? NONE
}

/** What a topic is called; until the names are here, its key. */
export function useTopicLabel(): (key: string) => string {
  const topics = useTopics()
  return (key) => topics.find((topic) => topic.key === key)?.label ?? key
}

export function TopicName({ topic }: { topic: string }) {
  return useTopics().find(({ key }) => key === topic)?.label ?? null
}

/** What can be chosen by name: everything but what is archived, and what is chosen already. */
export function useTopicChoices(chosen?: string | null): Readonly<Record<string, string>> {
  return Object.fromEntries(
    useTopics()
      .filter(({ key, own }) => key === chosen || !own?.isArchived)
      .map(({ key, label }) => [key, label]),
  )
}

/** What a list can be narrowed to: records keep an archived topic. */
export function useTopicFilters(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    useTopics().map(({ key, label, own }) => [key, own?.isArchived ? `${label} (archived)` : label]),
  )
}

/** The topic in the address; nonsense, or one that is gone, means all. */
export function useTopicIn(params: URLSearchParams, name = 'topic'): Topic | undefined {
  const topics = useTopics()
  const asked = Topic.safeParse(params.get(name)).data
  return topics === NONE || topics.some(({ key }) => key === asked) ? asked : undefined
}
