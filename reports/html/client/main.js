import { drawConversations } from './conversation.js'
import { startFilters } from './filters.js'
import { startKeys } from './keys.js'
import { startTheme } from './theme.js'

document.documentElement.classList.add('scripted')
startTheme()
startFilters()
startKeys()
drawConversations()
