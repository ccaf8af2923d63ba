import { expect, test } from 'vitest'
import { publishedInAddress } from './sources'

test('reads a date from an address, with the same precision', () => {
  const dates: Record<string, string | undefined> = {
    'https://a.example/2025/10/21/wallet': '2025-10-21',
    'https://a.example/news/2025-10-21-wallet': '2025-10-21',
    'https://a.example/20251021/wallet': '2025-10-21',
    'https://a.example/2025/10/wallet': '2025-10',
    'https://a.example/202510/wallet': '2025-10',
    'https://a.example/2025/02/30/wallet': undefined,
    'https://a.example/2025/wallet': undefined,
    'https://a.example/id-202510999/x': undefined,
    'https://a.example/wallet?date=2025/10/21': undefined,
    'https://a.example/articles/2537527.html': undefined,
  }
  for (const [url, date] of Object.entries(dates)) expect(publishedInAddress(url), url).toBe(date)
})
