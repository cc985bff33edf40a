import { handlePageAnalysisRequests } from '../images/handlePageAnalysisRequests'
import { detectComicPanels } from './detectComicPanels'

handlePageAnalysisRequests(detectComicPanels)
