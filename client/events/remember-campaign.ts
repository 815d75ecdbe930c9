import { campaignCookie, campaignOf, campaignSeconds } from '../../domain/campaign.ts'
import { writeCookie } from '../storage/safe-storage.ts'

/** Stores the campaign of a link for attribution of an order (spec §9: 30 days). */
export function rememberCampaign(query: string): void {
  const campaign = campaignOf(new URLSearchParams(query))
  if (!campaign) return
  const value = new URLSearchParams(campaign)
  writeCookie(
    `${campaignCookie}=${encodeURIComponent(value.toString())}; Path=/; Max-Age=${campaignSeconds}; SameSite=Lax`,
  )
}

export function forgetCampaign(): void {
  writeCookie(`${campaignCookie}=; Path=/; Max-Age=0; SameSite=Lax`)
}
