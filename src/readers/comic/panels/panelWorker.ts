import { handlePageAnalysisRequests } from '../images/handlePageAnalysisRequests'
import { findPanels } from './findPanels'

handlePageAnalysisRequests(findPanels)
