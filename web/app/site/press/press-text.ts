import type { PressType } from '@plumbline/contract/publishing/press.ts'
import type { Tone } from '../../ui/badge.tsx'

export const PRESS_TYPE_LABELS: Record<PressType, string> = {
  press_release: 'Press Release',
  news_article: 'News Article',
  media_mention: 'Media Mention',
}

export const PRESS_TYPE_TONES: Record<PressType, Tone> = {
  press_release: 'brand',
  news_article: 'info',
  media_mention: 'brass',
}

export const PRESS_FILTER_LABELS: Record<PressType | 'all', string> = {
  all: 'All Types',
  press_release: 'Press Releases',
  news_article: 'News Articles',
  media_mention: 'Media Mentions',
}
